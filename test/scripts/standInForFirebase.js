import { appendFileSync, existsSync, readFileSync } from 'node:fs'

// A stand-in for the `firebase` command. It notes what it was given, and answers as the next line of
// `answers.txt` says: a status of HTTP, or nothing once it has taken what it was given.
const noted = 'noted.jsonl'
const count = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n').length : 0
const args = process.argv.slice(2)
const { firestore } = JSON.parse(readFileSync('.firebase.deploy.json', 'utf8'))
const rules = readFileSync(firestore.rules, 'utf8')
appendFileSync(noted, `${JSON.stringify({ args, firestore, rules })}\n`)

const status = readFileSync('answers.txt', 'utf8').split('\n')[count]
if (status) {
  const address = 'https://firebaserules.googleapis.com/v1/projects/sample-project/rulesets'
  console.log(`Error: Request to ${address} had HTTP Error: ${status}, An answer.`)
  process.exitCode = 2
}
