CREATE INDEX `attempts_unreleased` ON `attempts` (`quiz_id`) WHERE released_at is null;--> statement-breakpoint
CREATE INDEX `practice_cards_family` ON `practice_cards` (`question_id`);--> statement-breakpoint
CREATE INDEX `practice_cards_age` ON `practice_cards` (`last_answered_at`);