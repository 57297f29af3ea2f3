CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`terms_accepted_at` integer,
	`plan_active_until` integer,
	CONSTRAINT "accounts_role" CHECK("accounts"."role" in ('teacher', 'student')),
	CONSTRAINT "accounts_plan_teacher" CHECK("accounts"."plan_active_until" is null or "accounts"."role" = 'teacher')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_identity` ON `accounts` (`role`,`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `answers` (
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`value` text,
	`revision` integer NOT NULL,
	`malformed` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`attempt_id`, `question_id`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`student_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`seed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`closing_since` integer,
	`submitted_at` integer,
	`submitted_by` text,
	`receipt` text,
	`focus_lost_count` integer NOT NULL,
	`evaluated_at` integer,
	`released_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "attempts_times" CHECK("attempts"."deadline" > "attempts"."started_at" and "attempts"."closes_at" >= "attempts"."started_at"),
	CONSTRAINT "attempts_submitted" CHECK(("attempts"."submitted_at" is null) = ("attempts"."submitted_by" is null) and ("attempts"."submitted_at" is null) = ("attempts"."receipt" is null)),
	CONSTRAINT "attempts_evaluated" CHECK("attempts"."evaluated_at" is null or "attempts"."submitted_at" is not null),
	CONSTRAINT "attempts_released" CHECK("attempts"."released_at" is null or "attempts"."submitted_at" is not null),
	CONSTRAINT "attempts_focus" CHECK("attempts"."focus_lost_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_one_per_student` ON `attempts` (`quiz_id`,`student_id`);--> statement-breakpoint
CREATE INDEX `attempts_student` ON `attempts` (`student_id`);--> statement-breakpoint
CREATE INDEX `attempts_open` ON `attempts` (`closes_at`) WHERE submitted_at is null;--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `earlier_answers` (
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`value` text NOT NULL,
	`put_aside_at` integer NOT NULL,
	PRIMARY KEY(`attempt_id`, `question_id`, `put_aside_at`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `focus_events` (
	`attempt_id` text NOT NULL,
	`left_at` integer NOT NULL,
	`returned_at` integer,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`attempt_id`, `left_at`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `late_submissions` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`created_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_content` ON `papers` (`quiz_id`,`content_hash`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`country` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	`payment_id` text,
	`paid_at` integer,
	`plan_active_until` integer,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_orders_amount" CHECK("payment_orders"."amount_minor" > 0),
	CONSTRAINT "payment_orders_paid" CHECK(("payment_orders"."paid_at" is null) = ("payment_orders"."payment_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_payment_id_unique` ON `payment_orders` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_orders_teacher` ON `payment_orders` (`teacher_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`text` text NOT NULL,
	`image_url` text,
	`image_alt` text,
	`options` text NOT NULL,
	`correct_answer` text NOT NULL,
	`min` real,
	`max` real,
	`step` real,
	`time_limit` integer,
	`maximum_marks` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "questions_type" CHECK("questions"."type" in ('mcq', 'msq', 'short', 'long', 'slider')),
	CONSTRAINT "questions_marks" CHECK("questions"."maximum_marks" >= 1),
	CONSTRAINT "questions_time" CHECK("questions"."time_limit" is null or "questions"."time_limit" > 0),
	CONSTRAINT "questions_range" CHECK(("questions"."type" = 'slider') = ("questions"."min" is not null and "questions"."max" is not null and "questions"."step" is not null)),
	CONSTRAINT "questions_range_order" CHECK("questions"."type" <> 'slider' or ("questions"."max" > "questions"."min" and "questions"."step" > 0))
);
--> statement-breakpoint
CREATE INDEX `questions_quiz` ON `questions` (`quiz_id`,`position`);--> statement-breakpoint
CREATE TABLE `quizzes` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`total_time_seconds` integer NOT NULL,
	`allow_navigation` integer NOT NULL,
	`shuffle_questions` integer NOT NULL,
	`allow_tab_change` integer NOT NULL,
	`use_question_timer` integer NOT NULL,
	`is_published` integer NOT NULL,
	`share_id` text,
	`accepting_responses` integer NOT NULL,
	`evaluation_status` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quizzes_title_not_blank" CHECK(length(trim("quizzes"."title")) > 0 and "quizzes"."title" = trim("quizzes"."title")),
	CONSTRAINT "quizzes_time" CHECK("quizzes"."total_time_seconds" > 0),
	CONSTRAINT "quizzes_navigation" CHECK(not ("quizzes"."use_question_timer" and "quizzes"."allow_navigation")),
	CONSTRAINT "quizzes_published" CHECK("quizzes"."is_published" = ("quizzes"."share_id" is not null)),
	CONSTRAINT "quizzes_evaluation" CHECK("quizzes"."evaluation_status" in ('pending', 'in-progress', 'completed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quizzes_share_id_unique` ON `quizzes` (`share_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `quizzes_title` ON `quizzes` (`teacher_id`,`title`) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE `results` (
	`attempt_id` text NOT NULL,
	`question_id` text NOT NULL,
	`is_correct` integer NOT NULL,
	`score` real NOT NULL,
	`maximum_marks` integer NOT NULL,
	`source` text NOT NULL,
	`needs_review` integer NOT NULL,
	`confidence` real NOT NULL,
	`rationale` text,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`attempt_id`, `question_id`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "results_score" CHECK("results"."score" >= 0 and "results"."score" <= "results"."maximum_marks" and "results"."score" * 2 = round("results"."score" * 2)),
	CONSTRAINT "results_source" CHECK("results"."source" in ('auto', 'ai', 'built-in', 'teacher')),
	CONSTRAINT "results_confidence" CHECK("results"."confidence" between 0 and 1),
	CONSTRAINT "results_teacher" CHECK(not ("results"."source" = 'teacher' and "results"."needs_review"))
);
--> statement-breakpoint
CREATE INDEX `results_question` ON `results` (`question_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `spent_identity_tokens` (
	`token_id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
