"""The statements of the PostgreSQL store.

Who writes the next row of a table must first move the table's number in `due` on by one: there
PostgreSQL makes writers of the same table wait for each other, and whoever comes second finds
another number, or none if the table was archived meanwhile.
"""

NOW = "(extract(epoch from statement_timestamp()) * 1000)::bigint"

TIME = f"select {NOW}"

WRITE = f"""
with given as materialized (
    select table_id, number, at, entries, chain, due, lane, owner from unnest(
        $1::text[], $2::int[], $3::bigint[], $4::text[], $5::bigint[], $6::int[], $7::text[],
        $17::bigint[], $18::bigint[], $19::bytea[]
    ) as given (table_id, number, at, entries, due, lane, owner, earliest, latest, chain)
    where earliest <= {NOW} and {NOW} < latest
), moved as (
    update due set number = given.number, at = given.due, lane = given.lane, owner = given.owner
    from given
    where due.table_id = given.table_id and due.number = given.number - 1
    returning due.table_id
), begun as (
    insert into due (table_id, number, at, lane, owner)
    select table_id, 0, due, lane, owner from given
    where number = 0
        and not exists (select from archive where archive.table_id = given.table_id)
    on conflict do nothing
    returning table_id
), won as materialized (
    select given.table_id, given.number, given.at, given.entries, given.chain from given
    where table_id in (select table_id from moved union all select table_id from begun)
), logged as (
    insert into log (table_id, number, at, entries, chain) select * from won
), listed as (
    insert into listing (table_id, game, phase, visibility, seats, free, changed)
    select listed.* from unnest(
        $8::text[], $9::text[], $10::text[], $11::text[], $12::int[], $13::int[], $14::bigint[]
    ) as listed (table_id, game, phase, visibility, seats, free, changed)
    where listed.table_id in (select table_id from won)
    on conflict (table_id) do update set
        game = excluded.game, phase = excluded.phase, visibility = excluded.visibility,
        seats = excluded.seats, free = excluded.free, changed = excluded.changed
), seated as (
    insert into people (person, table_id, looked, since)
    select seated.person, seated.table_id, -1, won.at
    from unnest($15::text[], $16::text[]) as seated (person, table_id)
    join won on won.table_id = seated.table_id
    on conflict do nothing
)
select table_id from won
"""

READ = """
select number, at, entries, chain from log where table_id = $1 and number > $2 order by number
"""

READ_ARCHIVE = "select rows from archive where table_id = $1"

NUMBERS = "select table_id, number from due where table_id = any($1::text[])"

LEASE_CLOCKS = """
with picked as materialized (
    select table_id, at from due where at <= $1 and lane is null
    order by at limit $3 for update skip locked
), leased as (
    update due set at = $2 from picked where due.table_id = picked.table_id
    returning due.table_id, picked.at
)
select table_id from leased order by at
"""

LEASE_BOTS = """
with owned as (
    select table_id, at, lane,
        row_number() over (partition by lane, owner order by at <= $1, at) as turn
    from due where lane is not null
), placed as (
    select table_id, row_number() over (partition by lane order by at <= $1, turn, at) as round
    from owned
), picked as materialized (
    select due.table_id, round, at from due join placed using (table_id)
    where at <= $1 order by round, at limit $3 for update of due skip locked
), leased as (
    update due set at = $2 from picked where due.table_id = picked.table_id
    returning due.table_id, round, picked.at
)
select table_id from leased order by round, at
"""

POSTPONE = "update due set at = $3 where table_id = $1 and number = $2"

NEXT_DUE = "select at from due order by at limit 1"

ARCHIVE = """
with gone as (
    delete from due where table_id = $1 and number = $2
        and $5 = (select string_agg(entries, '' order by number) from log where table_id = $1)
    returning table_id
), packed as (
    insert into archive (table_id, ended, rows, chain) select table_id, $3, $4, $6 from gone
    on conflict do nothing
), unlisted as (
    delete from listing where table_id in (select table_id from gone)
), unlogged as (
    delete from log where table_id in (select table_id from gone)
)
select table_id from gone
"""

REWRITE = """
update log set entries = given.after
from unnest($2::int[], $3::text[], $4::text[]) as given (number, before, after)
where table_id = $1 and log.number = given.number and entries = given.before
"""

REWRITE_ARCHIVE = "update archive set rows = $3 where table_id = $1 and rows = $2"

REWRITE_END = "update ends set written = $3 where table_id = $1 and written = $2"

FORGET = """
with gone as (
    delete from people where person = $1 returning table_id
), disowned as (
    update due set owner = '' where owner = $1 and table_id in (select table_id from gone)
)
delete from push where person = $1
"""

WRITE_DOWN = "insert into ends (table_id, written) values ($1, $2) on conflict do nothing"

WRITTEN = "select written from ends where table_id = $1"

OPEN_TABLES = """
select table_id, game, phase, visibility, seats, free, changed from listing
where phase = 'lobby' and visibility = 'open' and free > 0 and ($1::text is null or game = $1)
order by changed desc limit $2
"""

TABLES_OF = """
select people.table_id, looked from people left join due on due.table_id = people.table_id
where person = $1 order by due.table_id is null, since desc limit $2
"""

LIVE_TABLES = """
select count(*) from people join listing using (table_id)
where person = $1 and phase in ('lobby', 'starting', 'running')
"""

LOOK = "update people set looked = $3 where person = $1 and table_id = $2 and looked < $3"

LOOKED = "select looked from people where person = $1 and table_id = $2"

BRANCH = "insert into branches (origin, since, table_id) values ($1, $2, $3)"

BRANCHES = "select table_id from branches where origin = $1 order by since desc limit $2"

SUBSCRIBE = """
with lapsed as (
    delete from push where person <> $1 and (until <= $5 or endpoint = $2)
)
insert into push (person, endpoint, p256dh, auth, until, quiet) values ($1, $2, $3, $4, $6, 0)
on conflict (person) do update set
    endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
    until = excluded.until
"""

UNSUBSCRIBE = "delete from push where person = $1"

DROP_ENDPOINT = "delete from push where endpoint = $1"

REACHABLE = """
select people.person, looked, told, endpoint, p256dh, auth, coalesce(quiet, 0)
from people left join push on push.person = people.person and until > $3
where people.person = any($2::text[]) and table_id = $1
"""

TELL = """
with won as (
    update push set quiet = $3 where person = $1 and quiet = $2 returning person
), told as (
    update people set told = due.number from won, due
    where people.person = won.person and due.table_id = people.table_id
)
select person from won
"""

TRY_TO_WRITE = """
insert into keys (name, value) values ('trial', '') on conflict (name) do update set value = ''
"""

NEW_KEY = "insert into keys (name, value) values ($1, $2) on conflict do nothing"

KEY = "select value from keys where name = $1"

END_SESSION = """
insert into ended_sessions (session, until) values ($1, $2)
on conflict (session) do update set until = greatest(ended_sessions.until, excluded.until)
"""

ENDED_SESSIONS = """
with forgotten as (delete from ended_sessions where until <= $1)
select session from ended_sessions where until > $1
"""
