-- release 1
-- The latest finished tables of a game, from which the house tells how long a game takes.
drop index concurrently if exists tables_finished_of_game;
create index concurrently tables_finished_of_game on tables (game, ended_at desc) where state = 'over';
