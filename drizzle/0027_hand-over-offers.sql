CREATE TABLE `hand_overs` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text,
	`class_id` text,
	`quiz_ids` text DEFAULT '[]' NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`offered_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hand_overs_one_thing" CHECK(("hand_overs"."quiz_id" is null) <> ("hand_overs"."class_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hand_overs_quiz` ON `hand_overs` (`quiz_id`,`to_id`) WHERE quiz_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `hand_overs_class` ON `hand_overs` (`class_id`,`to_id`) WHERE class_id is not null;--> statement-breakpoint
CREATE INDEX `hand_overs_from` ON `hand_overs` (`from_id`);--> statement-breakpoint
CREATE INDEX `hand_overs_to` ON `hand_overs` (`to_id`);