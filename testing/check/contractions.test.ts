import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findContractions } from "./find-contractions.ts";

const FOLDER = join(import.meta.dirname, "../../database/migrations");
/** The last that was released before houses could be upgraded one node after the other. */
const LAST_BEFORE = "0300_what_is_kept.sql";

const find = (sql: string) => findContractions({ name: "m", sql }).map((fault) => fault.slice(3));

test("a migration that is not named a contract takes nothing away from older code, and does not hold it up", () => {
  const faults = readdirSync(FOLDER)
    .filter((name) => name > LAST_BEFORE && !name.endsWith("_contract.sql"))
    .flatMap((name) => findContractions({ name, sql: readFileSync(join(FOLDER, name), "utf8") }));
  expect(faults).toEqual([]);
});

const refused: [string, string[]][] = [
  ["drop table clients", ["drop"]],
  ["DROP VIEW IF EXISTS api.clients", ["drop"]],
  ["drop function fold_text(text)", ["drop"]],
  ["drop trigger told on clients", ["drop"]],
  ["drop index clients_name", ["drop"]],
  ["truncate clients", ["drop"]],
  ["alter table clients drop column name", ["drop"]],
  ["alter table clients add column a int, drop name", ["drop"]],
  ["alter table clients alter column name drop default", ["drop"]],
  ["alter table clients rename to guests", ["rename"]],
  ["alter table clients rename name to title", ["rename"]],
  ["alter type kind rename value 'a' to 'b'", ["rename"]],
  ["alter table clients set schema old", ["rename"]],
  ["alter table clients alter column age type bigint", ["type"]],
  ["alter table clients alter age set data type bigint", ["type"]],
  ["alter table clients add column age int not null", ["not null"]],
  ["alter table clients add age int not null check (age > 0)", ["not null"]],
  ["alter table clients alter column age set not null", ["not null"]],
  ["alter table clients add constraint c check (age > 0)", ["check"]],
  ["alter table clients add check (age > 0)", ["check"]],
  ["alter table clients add constraint c foreign key (a) references b (id)", ["reference"]],
  ["alter table clients add constraint c unique (name, age)", ["unique"]],
  ["alter table clients add primary key (id)", ["unique"]],
  ["create unique index clients_name on clients (name)", ["unique"]],
  ["alter table clients add column key uuid not null default gen_random_uuid()", ["rewrite"]],
  ["alter table clients add column folded text generated always as (fold_text(name)) stored", ["rewrite"]],
  ["alter table clients add column n bigserial", ["rewrite"]],
  ["alter table clients drop constraint c", ["loosened"]],
  ["alter table clients alter column name drop not null", ["loosened"]],
  ["revoke select on clients from reader", ["revoke"]],
  ["lock table clients", ["long lock"]],
  ["set local statement_timeout = 0; create index clients_name on clients (name)", ["long lock"]],
  ["-- why\ndo $$ begin execute 'alter table clients drop column name'; end $$", ["drop"]],
  ["do $do$ begin drop table clients; end $do$", ["drop"]],
];

test.each(refused)("refused beside older code: %s", (sql, kinds) => {
  expect(find(sql)).toEqual(kinds);
});

test.each([
  "create table guests (id int primary key, name text not null unique, check (id > 0))",
  "create table guests (id int); alter table guests alter column id set not null; create unique index g on guests (id)",
  "create table public.guests (id int); alter table guests add constraint c check (id > 0)",
  "alter table clients add column age int, add column note text default 'drop table', add column b int not null default 0",
  "alter table clients add column boss uuid references auth.users (id)",
  "alter table clients add constraint c check (age > 0) not valid; alter table clients validate constraint c",
  "-- who is how old\ncreate index clients_age on clients (age)",
  "set local statement_timeout = 0; update clients set age = 1",
  "create or replace function f() returns void language sql as $$ drop table clients $$",
  "create or replace trigger told after insert on clients for each row execute function tell()",
  "-- drop table clients\nselect 'drop table clients'",
])("nobody minds: %s", (sql) => {
  expect(find(sql)).toEqual([]);
});

test("a sentence that says why older code goes on as before lets pass what may do no harm, and never what it reads", () => {
  const reason = "-- Beside older code: every address is written once already.\n";
  expect(find(`${reason}create unique index clients_name on clients (name)`)).toEqual([]);
  expect(find(`${reason}drop index clients_name`)).toEqual([]);
  expect(
    find(`${reason}alter table clients drop constraint c, add constraint c check (a > 0) not valid`),
  ).toEqual([]);
  expect(find(`${reason}drop table clients`)).toEqual(["drop"]);
  expect(find(`${reason}alter table clients drop column name`)).toEqual(["drop"]);
  expect(find(`${reason}alter table clients rename to guests`)).toEqual(["rename"]);
  expect(find(`${reason}alter table clients add column age int not null`)).toEqual(["not null"]);
  expect(find(`${reason}select 1; create unique index clients_name on clients (name)`)).toEqual(["unique"]);
});
