/** The sounds of the house, made of pure tones and a little noise: nothing is recorded. */

import type { Sound } from "./sound";

/** A tone: when it starts and how long it rings, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
}

/** `rustle`: paper on paper, for so long. */
interface Score {
  tones: Tone[];
  rustle: number;
  /** What matters more is heard instead of what is on. */
  weight: number;
}

const tone = (pitch: number, at: number, rings: number, loud = 0.18): Tone => ({
  pitch,
  at,
  rings,
  loud,
});

export const SCORES: Record<Sound, Score> = {
  turn: { tones: [tone(659.3, 0, 0.6), tone(880, 0.16, 0.65)], rustle: 0, weight: 2 },
  card: { tones: [tone(196, 0.07, 0.12, 0.1)], rustle: 0.14, weight: 1 },
  coin: {
    tones: [tone(1318.5, 0, 0.22, 0.07), tone(1760, 0.07, 0.4, 0.07)],
    rustle: 0,
    weight: 1,
  },
  end: {
    tones: [
      tone(392, 0, 0.9, 0.12),
      tone(523.3, 0.18, 0.9, 0.12),
      tone(659.3, 0.36, 1, 0.12),
      tone(784, 0.54, 1.5, 0.14),
      tone(523.3, 0.54, 1.5, 0.08),
    ],
    rustle: 0,
    weight: 3,
  },
};

export function lengthOf({ tones, rustle }: Score): number {
  return Math.max(rustle, ...tones.map(({ at, rings }) => at + rings));
}

let audio: AudioContext | null = null;
let on: { weight: number; until: number; volume: GainNode } | null = null;

/** Never two at once: what is on goes on, unless the new one matters more. */
export function play(name: Sound, loud: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  const score = SCORES[name];
  const now = audio.currentTime;
  if (on && now < on.until) {
    if (score.weight <= on.weight) return;
    on.volume.disconnect();
  }
  const volume = audio.createGain();
  volume.gain.value = loud;
  volume.connect(audio.destination);
  on = { weight: score.weight, until: now + lengthOf(score), volume };
  for (const one of score.tones) ring(audio, volume, one);
  if (score.rustle > 0) rustle(audio, volume, score.rustle);
}

function ring(on: AudioContext, volume: GainNode, { pitch, at, rings, loud }: Tone): void {
  const start = on.currentTime + at;
  const source = on.createOscillator();
  const swell = on.createGain();
  source.type = "sine";
  source.frequency.value = pitch;
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loud, start + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.0005, start + rings);
  source.connect(swell).connect(volume);
  source.start(start);
  source.stop(start + rings);
}

function rustle(on: AudioContext, volume: GainNode, seconds: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    const fading = Math.sin((Math.PI * at) / samples.length) ** 2;
    samples[at] = (Math.random() * 2 - 1) * fading;
  }
  const source = on.createBufferSource();
  const soft = on.createBiquadFilter();
  const swell = on.createGain();
  soft.type = "bandpass";
  soft.frequency.value = 2600;
  soft.Q.value = 0.7;
  swell.gain.value = 0.12;
  source.buffer = noise;
  source.connect(soft).connect(swell).connect(volume);
  source.start();
}
