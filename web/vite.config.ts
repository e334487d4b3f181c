import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    // A file as a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs changes seldom: it stays in the browser's cache over updates.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            {
              name: 'mui',
              test: /node_modules\/(@mui\/(material|system|styled-engine|utils)|@emotion)\//,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
  server: {
    // The host stays as the browser sent it: the server compares it with the origin.
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
