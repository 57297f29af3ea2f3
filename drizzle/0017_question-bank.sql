CREATE TABLE `bank_entries` (
	`number` integer PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`quiz_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`family_id` text NOT NULL,
	`type` text NOT NULL,
	`is_deleted` integer DEFAULT false NOT NULL,
	`head` text DEFAULT '' NOT NULL,
	`rest` text DEFAULT '' NOT NULL,
	`is_outdated` integer DEFAULT true NOT NULL,
	`sums` text,
	`students` integer DEFAULT 0 NOT NULL,
	`facility` real,
	`discrimination` real,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_entries_question_id_unique` ON `bank_entries` (`question_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_teacher` ON `bank_entries` (`teacher_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_family` ON `bank_entries` (`family_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_quiz` ON `bank_entries` (`quiz_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_outdated` ON `bank_entries` (`teacher_id`) WHERE is_outdated = 1;--> statement-breakpoint
CREATE TABLE `bank_outdated_quizzes` (
	`quiz_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO `bank_entries` (`question_id`, `quiz_id`, `teacher_id`, `family_id`, `type`)
SELECT questions.id, questions.quiz_id, quizzes.teacher_id, coalesce(questions.family_id, questions.id), questions.type
FROM questions JOIN quizzes ON quizzes.id = questions.quiz_id
ORDER BY quizzes.created_at, quizzes.rowid, questions.position, questions.rowid;--> statement-breakpoint
INSERT INTO `bank_outdated_quizzes` (`quiz_id`) SELECT DISTINCT quiz_id FROM attempts;--> statement-breakpoint
CREATE TRIGGER `bank_question_added` AFTER INSERT ON `questions` BEGIN
	INSERT INTO bank_entries (question_id, quiz_id, teacher_id, family_id, type)
	SELECT new.id, new.quiz_id, quizzes.teacher_id, coalesce(new.family_id, new.id), new.type
	FROM quizzes WHERE quizzes.id = new.quiz_id;
END;--> statement-breakpoint
CREATE TRIGGER `bank_question_changed` AFTER UPDATE OF `type`, `text`, `image_alt`, `explanation`, `body`, `deleted_at`, `family_id` ON `questions` BEGIN
	UPDATE bank_entries SET is_outdated = 1 WHERE question_id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `bank_question_removed` AFTER DELETE ON `questions` BEGIN
	DELETE FROM bank_entries WHERE question_id = old.id;
END;--> statement-breakpoint
CREATE TRIGGER `bank_tag_added` AFTER INSERT ON `question_tags` BEGIN
	UPDATE bank_entries SET is_outdated = 1 WHERE question_id = new.question_id;
END;--> statement-breakpoint
CREATE TRIGGER `bank_tag_changed` AFTER UPDATE ON `question_tags` BEGIN
	UPDATE bank_entries SET is_outdated = 1 WHERE question_id IN (old.question_id, new.question_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_tag_removed` AFTER DELETE ON `question_tags` BEGIN
	UPDATE bank_entries SET is_outdated = 1 WHERE question_id = old.question_id;
END;--> statement-breakpoint
CREATE TRIGGER `bank_attempt_added` AFTER INSERT ON `attempts`
WHEN NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes WHERE quiz_id = new.quiz_id) BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) VALUES (new.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_attempt_evaluated` AFTER UPDATE OF `evaluated_at` ON `attempts`
WHEN NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes WHERE quiz_id = new.quiz_id) BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) VALUES (new.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_attempt_removed` AFTER DELETE ON `attempts`
WHEN NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes WHERE quiz_id = old.quiz_id) BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) VALUES (old.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_mark_added` AFTER INSERT ON `results` BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) SELECT quiz_id FROM attempts WHERE id = new.attempt_id
	AND NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes outdated WHERE outdated.quiz_id = attempts.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_mark_changed` AFTER UPDATE OF `score`, `maximum_marks` ON `results`
WHEN old.score IS NOT new.score OR old.maximum_marks IS NOT new.maximum_marks BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) SELECT quiz_id FROM attempts WHERE id = new.attempt_id
	AND NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes outdated WHERE outdated.quiz_id = attempts.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_mark_removed` AFTER DELETE ON `results` BEGIN
	INSERT INTO bank_outdated_quizzes (quiz_id) SELECT quiz_id FROM attempts WHERE id = old.attempt_id
	AND NOT EXISTS (SELECT 1 FROM bank_outdated_quizzes outdated WHERE outdated.quiz_id = attempts.quiz_id);
END;--> statement-breakpoint
CREATE TRIGGER `bank_quiz_removed` AFTER DELETE ON `quizzes` BEGIN
	DELETE FROM bank_outdated_quizzes WHERE quiz_id = old.id;
END;
