CREATE TABLE `__new_gradebook_columns` (
	`id` text PRIMARY KEY NOT NULL,
	`class_id` text NOT NULL,
	`title` text NOT NULL,
	`date` integer NOT NULL,
	`max_score` real,
	`weight_percent` integer DEFAULT 100 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gradebook_columns_percent" CHECK("__new_gradebook_columns"."weight_percent" between 0 and 1000)
);
--> statement-breakpoint
INSERT INTO `__new_gradebook_columns`("id", "class_id", "title", "date", "max_score", "weight_percent") SELECT "id", "class_id", "title", "date", "max_score", "weight_percent" FROM `gradebook_columns`;--> statement-breakpoint
DROP TABLE `gradebook_columns`;--> statement-breakpoint
ALTER TABLE `__new_gradebook_columns` RENAME TO `gradebook_columns`;--> statement-breakpoint
CREATE INDEX `gradebook_columns_class` ON `gradebook_columns` (`class_id`);--> statement-breakpoint
CREATE TABLE `__new_gradebook_marks` (
	`column_id` text NOT NULL,
	`member_id` text NOT NULL,
	`marks` real,
	`note` text,
	`marked_by` text,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`column_id`, `member_id`),
	FOREIGN KEY (`column_id`) REFERENCES `gradebook_columns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `class_members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`marked_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gradebook_marks_one" CHECK(("__new_gradebook_marks"."marks" is null) <> ("__new_gradebook_marks"."note" is null))
);
--> statement-breakpoint
INSERT INTO `__new_gradebook_marks`("column_id", "member_id", "marks", "marked_by", "marked_at") SELECT "column_id", "member_id", "marks", "marked_by", "marked_at" FROM `gradebook_marks`;--> statement-breakpoint
DROP TABLE `gradebook_marks`;--> statement-breakpoint
ALTER TABLE `__new_gradebook_marks` RENAME TO `gradebook_marks`;--> statement-breakpoint
CREATE INDEX `gradebook_marks_member` ON `gradebook_marks` (`member_id`);--> statement-breakpoint
CREATE INDEX `gradebook_marks_marked_by` ON `gradebook_marks` (`marked_by`) WHERE marked_by is not null;