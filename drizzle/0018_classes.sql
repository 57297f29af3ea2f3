CREATE TABLE `assignment_classes` (
	`quiz_id` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`quiz_id`, `class_id`),
	FOREIGN KEY (`quiz_id`) REFERENCES `assignments`(`quiz_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignment_classes_class` ON `assignment_classes` (`class_id`);--> statement-breakpoint
CREATE TABLE `assignment_exceptions` (
	`quiz_id` text NOT NULL,
	`member_id` text NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`time_factor_percent` integer,
	`tab_change_limit` integer,
	`larger_text` integer,
	`hide_timer` integer,
	PRIMARY KEY(`quiz_id`, `member_id`),
	FOREIGN KEY (`quiz_id`) REFERENCES `assignments`(`quiz_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `class_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignment_exceptions_member` ON `assignment_exceptions` (`member_id`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`quiz_id` text PRIMARY KEY NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `class_members` (
	`id` text PRIMARY KEY NOT NULL,
	`class_id` text NOT NULL,
	`name` text NOT NULL,
	`number` text,
	`email` text,
	`account_id` text,
	`pin_hash` text,
	`pin_set_at` integer,
	`time_factor_percent` integer DEFAULT 100 NOT NULL,
	`extra_tab_changes` integer DEFAULT 0 NOT NULL,
	`larger_text` integer DEFAULT false NOT NULL,
	`hide_timer` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_members_class` ON `class_members` (`class_id`);--> statement-breakpoint
CREATE INDEX `class_members_account` ON `class_members` (`account_id`) WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX `class_members_email` ON `class_members` (`email`) WHERE email is not null;--> statement-breakpoint
CREATE TABLE `classes` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`teacher_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `classes_code_unique` ON `classes` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `classes_name` ON `classes` (`teacher_id`,`name`) WHERE deleted_at is null;