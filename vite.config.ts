import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
});
