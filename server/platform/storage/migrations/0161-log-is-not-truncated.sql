-- release 1
-- The trigger for rows does not see truncate.
create trigger moderation_log_is_not_truncated before truncate on moderation_log for each statement execute function moderation_log_stays();
