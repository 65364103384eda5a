import { parentPort, workerData } from 'node:worker_threads'
import { type VerifyMessage, type VerifyShare, verifyShare } from './verify-search.ts'

// A thread of `verifySearch`.

const tell = (message: VerifyMessage) => parentPort?.postMessage(message)
tell(verifyShare(workerData as VerifyShare, tell))
