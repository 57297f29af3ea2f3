/** Packages with native binaries, which cannot be bundled; the server loads them from node_modules. */
export const NATIVE_PACKAGES = ['better-sqlite3', 'sharp'];
