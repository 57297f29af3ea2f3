CREATE TABLE `gradebook_columns` (
	`id` text PRIMARY KEY NOT NULL,
	`class_id` text NOT NULL,
	`title` text NOT NULL,
	`date` integer NOT NULL,
	`max_score` real NOT NULL,
	`weight_percent` integer DEFAULT 100 NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gradebook_columns_percent" CHECK("gradebook_columns"."weight_percent" between 0 and 1000)
);
--> statement-breakpoint
CREATE INDEX `gradebook_columns_class` ON `gradebook_columns` (`class_id`);--> statement-breakpoint
CREATE TABLE `gradebook_marks` (
	`column_id` text NOT NULL,
	`member_id` text NOT NULL,
	`marks` real NOT NULL,
	`marked_by` text,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`column_id`, `member_id`),
	FOREIGN KEY (`column_id`) REFERENCES `gradebook_columns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `class_members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`marked_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `gradebook_marks_member` ON `gradebook_marks` (`member_id`);--> statement-breakpoint
CREATE INDEX `gradebook_marks_marked_by` ON `gradebook_marks` (`marked_by`) WHERE marked_by is not null;--> statement-breakpoint
ALTER TABLE `classes` ADD `grade_scale` text;