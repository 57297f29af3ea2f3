ALTER TABLE `accounts` ADD `is_email_confirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `is_email_confirmed` = true WHERE `email` <> '' AND (`role` = 'teacher' OR `issuer` = 'demo-sign-in' OR `issuer` LIKE 'https://securetoken.google.com/%');
