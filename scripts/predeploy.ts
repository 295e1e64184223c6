// Run by a bare `firebase deploy`, which knows nothing of what the build adds to `firebase.json`.
console.error('Deploy with: npm run deploy -- --project <id>')
process.exit(1)
