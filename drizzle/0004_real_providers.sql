CREATE TABLE `dismissed_alarms` (
	`question_id` text PRIMARY KEY NOT NULL,
	`evidence` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `rescores` (
	`question_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`changes` text NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `results` ADD `findings` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `html` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `once_key` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `next_try_at` integer;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `last_error` text;--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_once_key_unique` ON `mail_outbox` (`once_key`);--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_try_at`) WHERE next_try_at is not null;