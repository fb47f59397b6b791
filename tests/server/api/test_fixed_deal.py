"""A table with a fixed deal says so from its first moment to its record, and is for one person."""

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import secret_of_seed_number, seed_from
from kvartal.kit.record import HOME, verify
from tests.server.api.sites import open_site, open_table, play_on
from tests.server.conftest import Stack
from tests.server.running import in_loop

NUMBER = 12
ALONE = next(game for game in GAMES.values() if 1 in game.seat_counts)
"""A game that one person can play to its end."""
GUIDED = {"game": "neighbours", "deal": NUMBER}


@in_loop
async def test_the_cards_are_those_of_the_number_and_the_record_says_so(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek")
        ends = []
        for player in (olha, marek):
            table = await open_table(player, **GUIDED, bots={"1": "greedy"})
            card = (await player.get(f"/api/tables/{table}"))["card"]
            assert (card["shuffle"], card["deal"]) == (3, NUMBER), "before anything is dealt"
            await player.post(f"/api/tables/{table}/start")
            begun = await player.get(f"/api/tables/{table}")
            assert begun["card"]["phase"] == "running", "nobody has to reveal anything"
            ends.append(begun["public"])
            await player.post(f"/api/tables/{table}/seats/0/resign")
        assert ends[0] == ends[1], "the same for everybody"


@in_loop
async def test_its_record_is_verified_as_what_it_is(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor("Olha")
        table = await open_table(olha, **GUIDED)
        await olha.post(f"/api/tables/{table}/seats", seat=1)
        await olha.refused("deal_for_one", "POST", f"/api/tables/{table}/start")
        alone = await open_table(olha, game=ALONE.id, seats=1, deal=NUMBER)
        await olha.post(f"/api/tables/{alone}/start")
        await play_on(alone, {0: olha})
        text = await olha.get(f"/api/tables/{alone}/record")
        assert f"\ndeal {NUMBER} #" in text
        header = verify(ALONE, text).header
        assert header.deal == NUMBER
        assert header.seed() == seed_from(secret_of_seed_number(NUMBER), HOME, [])
        card = (await olha.get(f"/api/tables/{alone}"))["card"]
        assert card["revealed"]["seed"] == header.seed().hex()


@in_loop
async def test_the_next_game_is_shuffled(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor("Olha")
        table = await open_table(olha, game=ALONE.id, seats=1, deal=NUMBER)
        await olha.post(f"/api/tables/{table}/start")
        await play_on(table, {0: olha})
        again = (await olha.post(f"/api/tables/{table}/rematch"))["table"]
        card = (await olha.get(f"/api/tables/{again}"))["card"]
        assert (card["shuffle"], card["deal"]) == (2, None)
