export { createRuleEndpoints } from './ruleEndpoints.ts'
export { createTaskEndpoints } from './tasks/taskEndpoints.ts'
export { evaluateRules, ruleQueue } from './evaluation/ruleQueue.ts'
