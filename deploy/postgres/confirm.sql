-- From now on a commit is acknowledged once the standby has it, too. Without the standby no move is acknowledged:
-- set it back to '' if it is lost for long.
alter system set synchronous_standby_names = 'standby';
select pg_reload_conf();
