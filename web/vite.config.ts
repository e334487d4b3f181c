import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkList } from './build/chunk-list.ts';
import { chunkGroups } from './build/chunks.ts';
import { inlineIconPaths } from './build/inline-icon-paths.ts';
import { leaveOut } from './build/leave-out.ts';
import { leaveOutParts } from './build/leave-out-parts.ts';

export default defineConfig({
  plugins: [inlineIconPaths(), leaveOut(), leaveOutParts(), chunkList(), react()],
  build: {
    outDir: 'dist',
    // A file as a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    // The host stays as the browser sent it: the server compares it with the origin.
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
