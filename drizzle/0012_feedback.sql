CREATE TABLE `appeals` (
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`text` text NOT NULL,
	`asked_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	PRIMARY KEY(`attempt_id`, `question_id`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appeals_text" CHECK(length(trim("appeals"."text")) between 1 and 500),
	CONSTRAINT "appeals_answered" CHECK(("appeals"."answer" is null) = ("appeals"."answered_at" is null))
);
--> statement-breakpoint
CREATE INDEX `appeals_question` ON `appeals` (`question_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`attempt_id` text NOT NULL,
	`question_id` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "comments_text" CHECK(length(trim("comments"."text")) between 1 and 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_answer` ON `comments` (`attempt_id`,`question_id`) WHERE question_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `comments_submission` ON `comments` (`attempt_id`) WHERE question_id is null;--> statement-breakpoint
CREATE INDEX `comments_question` ON `comments` (`question_id`);--> statement-breakpoint
CREATE TABLE `phrases` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "phrases_text_length" CHECK(length(trim("phrases"."text")) between 1 and 200)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `phrases_text` ON `phrases` (`teacher_id`,`text`);--> statement-breakpoint
CREATE TABLE `rubric_marks` (
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`item_ids` text NOT NULL,
	PRIMARY KEY(`attempt_id`, `question_id`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `rubric_marks_question` ON `rubric_marks` (`question_id`);--> statement-breakpoint
CREATE TABLE `rubrics` (
	`question_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`previous_items` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `quizzes` ADD `blind_marking` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `names_shown_at` integer;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `use_earlier_marks` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `results_by_teacher` ON `results` (`marked_at`) WHERE source = 'teacher';