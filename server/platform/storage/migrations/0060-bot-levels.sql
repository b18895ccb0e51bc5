-- Bots have levels. What was called simple made any legal move; the nearest to it makes mistakes.
update seats set bot = 'apprentice', name = 'apprentice' where bot = 'simple';
alter table seats add constraint seats_bot_level check (bot in ('apprentice', 'mechanic', 'engineer', 'magnate'));
