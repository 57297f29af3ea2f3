CREATE TABLE `question_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`at` integer NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`policy` text NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_corrections_policy" CHECK("question_corrections"."policy" in ('new', 'both', 'full'))
);
--> statement-breakpoint
CREATE INDEX `question_corrections_question` ON `question_corrections` (`question_id`,`at`);--> statement-breakpoint
ALTER TABLE `questions` ADD `partial_credit` integer DEFAULT false NOT NULL;