/** Packages with native binaries: they cannot be bundled, and the server loads them from node_modules. */
export const NATIVE_PACKAGES = ['better-sqlite3', 'sharp'];
