CREATE TABLE `message_deliveries` (
	`attempt_id` text NOT NULL,
	`message_number` integer NOT NULL,
	`delivered_at` integer,
	PRIMARY KEY(`attempt_id`, `message_number`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`message_number`) REFERENCES `messages`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_deliveries_message` ON `message_deliveries` (`message_number`);--> statement-breakpoint
CREATE TABLE `messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quiz_id` text NOT NULL,
	`attempt_id` text,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "messages_text" CHECK(length(trim("messages"."text")) between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX `messages_quiz` ON `messages` (`quiz_id`);