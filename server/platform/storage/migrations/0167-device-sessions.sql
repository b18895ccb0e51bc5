-- release 1
-- The session that added a device for notifications, which ends with it. Devices from before have none; the first session
-- that their person ends takes them along.
alter table notification_channels add column session text references sessions on delete cascade;
