ALTER TABLE `attempts` ADD `held_back` text;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `release_at` integer;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `release_refusal` text;--> statement-breakpoint
CREATE INDEX `quizzes_to_release` ON `quizzes` (`release_at`) WHERE release_at is not null;