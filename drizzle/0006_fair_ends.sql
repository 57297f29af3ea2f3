ALTER TABLE `attempts` ADD `furthest_position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `attempts` ADD `furthest_since` integer;--> statement-breakpoint
ALTER TABLE `focus_events` ADD `kind` text DEFAULT 'left' NOT NULL;