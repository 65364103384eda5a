import { enhanceKept } from './enhance-kept.ts'

// Pages that hydrate load this after their island; others have it in their script.
enhanceKept(document)
