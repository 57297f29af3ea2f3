ALTER TABLE `sessions` ADD `provider` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `provider` = (SELECT `issuer` FROM `accounts` WHERE `accounts`.`id` = `sessions`.`account_id`);--> statement-breakpoint
-- Until now OpenID Connect let teachers in by addresses of which the provider had said nothing.
DELETE FROM `sessions` WHERE `provider` <> 'demo-sign-in' AND `provider` NOT LIKE 'https://securetoken.google.com/%' AND `account_id` IN (SELECT `id` FROM `accounts` WHERE `role` = 'teacher');
