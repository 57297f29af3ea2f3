CREATE TABLE `class_shares` (
	`class_id` text NOT NULL,
	`email` text NOT NULL,
	`right` text NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`class_id`, `email`),
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "class_shares_right" CHECK("class_shares"."right" in ('look', 'mark', 'edit'))
);
--> statement-breakpoint
CREATE INDEX `class_shares_email` ON `class_shares` (`email`);--> statement-breakpoint
CREATE TABLE `quiz_shares` (
	`quiz_id` text NOT NULL,
	`email` text NOT NULL,
	`right` text NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`quiz_id`, `email`),
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiz_shares_right" CHECK("quiz_shares"."right" in ('look', 'mark', 'edit'))
);
--> statement-breakpoint
CREATE INDEX `quiz_shares_email` ON `quiz_shares` (`email`);--> statement-breakpoint
CREATE TABLE `gradebook_weights` (
	`class_id` text NOT NULL,
	`quiz_id` text NOT NULL,
	`weight_percent` integer NOT NULL,
	PRIMARY KEY(`class_id`, `quiz_id`),
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gradebook_weights_percent" CHECK("gradebook_weights"."weight_percent" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE `teacher_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`account_id` text,
	`used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teacher_invites_token_hash_unique` ON `teacher_invites` (`token_hash`);--> statement-breakpoint
CREATE TABLE `practice_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`set_id` text NOT NULL,
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`answer` text,
	`score` real NOT NULL,
	`maximum_marks` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`set_id`) REFERENCES `practice_sets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `practice_answers_student` ON `practice_answers` (`student_id`,`at`);--> statement-breakpoint
CREATE INDEX `practice_answers_set` ON `practice_answers` (`set_id`);--> statement-breakpoint
CREATE TABLE `practice_cards` (
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`state` integer NOT NULL,
	`learning_steps` integer NOT NULL,
	`scheduled_days` integer NOT NULL,
	`reviews` integer NOT NULL,
	`lapses` integer NOT NULL,
	`last_answered_at` integer NOT NULL,
	PRIMARY KEY(`student_id`, `question_id`),
	FOREIGN KEY (`student_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `practice_set_classes` (
	`set_id` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`set_id`, `class_id`),
	FOREIGN KEY (`set_id`) REFERENCES `practice_sets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `practice_set_classes_class` ON `practice_set_classes` (`class_id`);--> statement-breakpoint
CREATE TABLE `practice_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`quiz_id` text,
	`tag` text,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "practice_sets_subject" CHECK(("practice_sets"."quiz_id" is null) <> ("practice_sets"."tag" is null))
);
--> statement-breakpoint
CREATE INDEX `practice_sets_teacher` ON `practice_sets` (`teacher_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `practice_sets_quiz` ON `practice_sets` (`quiz_id`) WHERE closed_at is null and quiz_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `practice_sets_tag` ON `practice_sets` (`teacher_id`,`tag`) WHERE closed_at is null and tag is not null;--> statement-breakpoint
ALTER TABLE `results` ADD `marked_by` text REFERENCES accounts(id);--> statement-breakpoint
ALTER TABLE `classes` ADD `drop_lowest` integer DEFAULT 0 NOT NULL;