import { runAll, script, tests } from '@scripts/check/steps'

// Everything that has to hold before a change is taken; `.ci/run` runs it. The longest steps begin. None runs at a
// lower priority than another one: on a slow machine it would wait so long that its tests run out of time.
const projects = ['features', 'browser', 'rules', 'device', 'unit']
await runAll([...projects.map((project) => tests(project)), script('lint'), script('typecheck')])
