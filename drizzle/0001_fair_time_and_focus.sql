CREATE TABLE `answer_log` (
	`attempt_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`entry` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`attempt_id`, `sequence`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "answer_log_kind" CHECK("answer_log"."kind" in ('started', 'saved', 'put-aside', 'submitted', 'late-accepted', 'reopened'))
);
--> statement-breakpoint
CREATE TABLE `clock_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`attempt_id` text NOT NULL,
	`kind` text NOT NULL,
	`started_at` integer NOT NULL,
	`added_ms` integer NOT NULL,
	`actor_id` text,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clock_entries_kind" CHECK("clock_entries"."kind" in ('downtime', 'pause', 'extra', 'reopened')),
	CONSTRAINT "clock_entries_added" CHECK("clock_entries"."added_ms" > 0)
);
--> statement-breakpoint
CREATE INDEX `clock_entries_attempt` ON `clock_entries` (`attempt_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `server_heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`alive_at` integer NOT NULL,
	CONSTRAINT "server_heartbeat_one" CHECK("server_heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `student_allowances` (
	`teacher_id` text NOT NULL,
	`email` text NOT NULL,
	`time_factor_percent` integer NOT NULL,
	`extra_tab_changes` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`teacher_id`, `email`),
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "student_allowances_factor" CHECK("student_allowances"."time_factor_percent" between 100 and 400),
	CONSTRAINT "student_allowances_tabs" CHECK("student_allowances"."extra_tab_changes" between 0 and 97)
);
--> statement-breakpoint
ALTER TABLE `attempts` ADD `time_factor_percent` integer DEFAULT 100 NOT NULL CONSTRAINT "attempts_time_factor" CHECK("time_factor_percent" between 100 and 400);--> statement-breakpoint
ALTER TABLE `attempts` ADD `tab_change_limit` integer DEFAULT 3 NOT NULL CONSTRAINT "attempts_tab_limit" CHECK("tab_change_limit" >= 3);--> statement-breakpoint
ALTER TABLE `attempts` ADD `writer_id` text;--> statement-breakpoint
ALTER TABLE `attempts` ADD `submission_hash` text;--> statement-breakpoint
ALTER TABLE `focus_events` ADD `question_id` text;--> statement-breakpoint
ALTER TABLE `focus_events` ADD `excused_at` integer;--> statement-breakpoint
ALTER TABLE `late_submissions` ADD `decision` text CONSTRAINT "late_submissions_decision" CHECK("decision" is null or "decision" in ('accepted', 'ignored'));--> statement-breakpoint
ALTER TABLE `late_submissions` ADD `decided_at` integer CONSTRAINT "late_submissions_decided" CHECK(("decision" is null) = ("decided_at" is null));--> statement-breakpoint
ALTER TABLE `quizzes` ADD `paused_at` integer;