ALTER TABLE `practice_cards` ADD `previous` text;--> statement-breakpoint
ALTER TABLE `practice_sets` ADD `secret` text DEFAULT '' NOT NULL;