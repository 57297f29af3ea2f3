ALTER TABLE `attempts` RENAME COLUMN `seed` TO `old_seed`;--> statement-breakpoint
ALTER TABLE `attempts` ADD `seed` integer;--> statement-breakpoint
UPDATE `attempts` SET `seed` = `old_seed`;--> statement-breakpoint
ALTER TABLE `attempts` DROP COLUMN `old_seed`;
