import { test } from '@playwright/test'
import { composeSheets } from './composeSheets.ts'
import { DIALOGS } from './dialogs.ts'
import { ROUTES } from './pageShots.ts'

// Runs after the screenshots even if a page failed, since they are then needed most.
test('the pictures side by side', async ({ browser }) => composeSheets(browser, [...ROUTES, ...DIALOGS]))
