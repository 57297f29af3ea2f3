ALTER TABLE `class_members` ADD `pin_set_by` text REFERENCES accounts(id);--> statement-breakpoint
ALTER TABLE `class_members` ADD `pin_ended_at` integer;--> statement-breakpoint
CREATE INDEX `class_members_pin_set_by` ON `class_members` (`pin_set_by`) WHERE pin_set_by is not null;--> statement-breakpoint
ALTER TABLE `classes` ADD `slips_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `class_members` SET `pin_set_by` = (SELECT made.`actor_id` FROM `audit_log` made WHERE made.`subject` = `class_members`.`id` AND made.`action` = 'class-pin' ORDER BY made.`at` DESC, made.`id` DESC LIMIT 1) WHERE `pin_hash` IS NOT NULL;--> statement-breakpoint
UPDATE `class_members` SET `pin_set_by` = NULL WHERE `pin_set_by` NOT IN (SELECT `id` FROM `accounts`);
