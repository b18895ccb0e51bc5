-- release 1
-- What a profile counts, and what two people share, is read from indexes alone: somebody may have ten thousand games.
drop index concurrently if exists finished_figures;
create index concurrently finished_figures on finished_seats (account, game, seats, place) include (score)
  where people > 1 and counts;
drop index concurrently if exists finished_between;
create unique index concurrently finished_between on finished_seats (account, table_id) include (place, counts);
drop index concurrently if exists finished_of_account;
