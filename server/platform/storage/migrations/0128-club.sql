-- release 1
-- The games that a person likes best, for the profile.
alter table accounts add column favourites text[] not null default '{}';
-- The result of a tournament's table as an operator corrected it.
alter table tournament_games add column ranking json;
