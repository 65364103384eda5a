import { parentPort, workerData } from 'node:worker_threads'
import { type VerifyMessage, type VerifyShare, verifyShare } from './verify-search.ts'

// A thread of `verifySearch`.

const post = (message: VerifyMessage) => parentPort?.postMessage(message)
post(verifyShare(workerData as VerifyShare, post))
