CREATE TABLE `__new_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`text` text NOT NULL,
	`image_url` text,
	`image_alt` text,
	`body` text NOT NULL,
	`time_limit` integer,
	`maximum_marks` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "questions_marks" CHECK("__new_questions"."maximum_marks" >= 1),
	CONSTRAINT "questions_time" CHECK("__new_questions"."time_limit" is null or "__new_questions"."time_limit" > 0)
);
--> statement-breakpoint
-- The body as the schema of the type has it: of what not every type has, only part marks are left out elsewhere.
INSERT INTO `__new_questions`("id", "quiz_id", "position", "type", "text", "image_url", "image_alt", "body", "time_limit", "maximum_marks", "deleted_at") SELECT "id", "quiz_id", "position", "type", "text", "image_url", "image_alt", CASE "type"
	WHEN 'msq' THEN json_object('options', json("options"), 'correctAnswer', json("correct_answer"), 'partialCredit', json(CASE WHEN "partial_credit" THEN 'true' ELSE 'false' END), 'min', "min", 'max', "max", 'step', "step")
	ELSE json_object('options', json("options"), 'correctAnswer', json("correct_answer"), 'min', "min", 'max', "max", 'step', "step")
END, "time_limit", "maximum_marks", "deleted_at" FROM `questions` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `questions`;--> statement-breakpoint
ALTER TABLE `__new_questions` RENAME TO `questions`;--> statement-breakpoint
CREATE INDEX `questions_quiz` ON `questions` (`quiz_id`,`position`);