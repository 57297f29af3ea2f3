CREATE TABLE `ai_grades` (
	`key` text PRIMARY KEY NOT NULL,
	`grade` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`question_id` text NOT NULL,
	`sent_at` integer NOT NULL,
	`host` text NOT NULL,
	`model` text NOT NULL,
	`question` text NOT NULL,
	`model_answer` text NOT NULL,
	`texts` text NOT NULL,
	`tokens` integer NOT NULL,
	`outcome` text NOT NULL,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ai_requests_tokens" CHECK("ai_requests"."tokens" >= 0),
	CONSTRAINT "ai_requests_outcome" CHECK("ai_requests"."outcome" in ('sent', 'answered', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `ai_requests_quiz` ON `ai_requests` (`quiz_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `ai_requests_day` ON `ai_requests` (`sent_at`);--> statement-breakpoint
CREATE TABLE `grader_notices` (
	`question_id` text PRIMARY KEY NOT NULL,
	`notice` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `quizzes` ADD `use_ai` integer DEFAULT true NOT NULL;