CREATE TABLE `question_tags` (
	`question_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`question_id`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `question_tags_tag` ON `question_tags` (`tag`);--> statement-breakpoint
ALTER TABLE `questions` ADD `family_id` text;--> statement-breakpoint
CREATE INDEX `questions_family` ON `questions` (`family_id`) WHERE family_id is not null;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `pools` text DEFAULT '[]' NOT NULL;