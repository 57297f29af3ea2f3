ALTER TABLE `accounts` ADD `language` text;--> statement-breakpoint
ALTER TABLE `classes` ADD `language` text;