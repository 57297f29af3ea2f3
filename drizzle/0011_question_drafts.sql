CREATE TABLE `question_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`position` integer,
	`draft` text NOT NULL,
	`image_url` text,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_drafts_draft" CHECK(json_valid("question_drafts"."draft"))
);
--> statement-breakpoint
CREATE INDEX `question_drafts_quiz` ON `question_drafts` (`quiz_id`,`position`);