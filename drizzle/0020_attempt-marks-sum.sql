ALTER TABLE `attempts` ADD `marks_sum` real DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `attempts` SET `marks_sum` = coalesce((
	SELECT sum(results.score) FROM results JOIN questions ON questions.id = results.question_id
	WHERE results.attempt_id = attempts.id AND questions.deleted_at IS NULL), 0)
WHERE `evaluated_at` IS NOT NULL OR EXISTS (SELECT 1 FROM results WHERE results.attempt_id = attempts.id);--> statement-breakpoint
CREATE TRIGGER `sum_mark_added` AFTER INSERT ON `results` WHEN new.score <> 0 BEGIN
	UPDATE attempts SET marks_sum = marks_sum + new.score WHERE id = new.attempt_id
	AND EXISTS (SELECT 1 FROM questions WHERE questions.id = new.question_id AND questions.deleted_at IS NULL);
END;--> statement-breakpoint
CREATE TRIGGER `sum_mark_changed` AFTER UPDATE OF `score` ON `results` WHEN old.score <> new.score BEGIN
	UPDATE attempts SET marks_sum = marks_sum + new.score - old.score WHERE id = new.attempt_id
	AND EXISTS (SELECT 1 FROM questions WHERE questions.id = new.question_id AND questions.deleted_at IS NULL);
END;--> statement-breakpoint
CREATE TRIGGER `sum_mark_removed` AFTER DELETE ON `results` WHEN old.score <> 0 BEGIN
	UPDATE attempts SET marks_sum = marks_sum - old.score WHERE id = old.attempt_id
	AND EXISTS (SELECT 1 FROM questions WHERE questions.id = old.question_id AND questions.deleted_at IS NULL);
END;--> statement-breakpoint
CREATE TRIGGER `sum_question_removed` AFTER UPDATE OF `deleted_at` ON `questions`
WHEN old.deleted_at IS NULL AND new.deleted_at IS NOT NULL BEGIN
	UPDATE attempts SET marks_sum = marks_sum - (SELECT score FROM results
		WHERE results.attempt_id = attempts.id AND results.question_id = new.id)
	WHERE id IN (SELECT attempt_id FROM results WHERE question_id = new.id);
END;--> statement-breakpoint
CREATE TRIGGER `sum_question_restored` AFTER UPDATE OF `deleted_at` ON `questions`
WHEN old.deleted_at IS NOT NULL AND new.deleted_at IS NULL BEGIN
	UPDATE attempts SET marks_sum = marks_sum + (SELECT score FROM results
		WHERE results.attempt_id = attempts.id AND results.question_id = new.id)
	WHERE id IN (SELECT attempt_id FROM results WHERE question_id = new.id);
END;
