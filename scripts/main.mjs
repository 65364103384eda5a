/** What `engines` of package.json says; npm only warns. The project then uses the Node that it installs. */
const oldestNode = 20

/**
 * Runs a script's work and exits with its code; an error is printed as one line.
 * @param {() => Promise<number | void>} work
 */
export async function main(work) {
  try {
    refuseOldNode(process.versions.node)
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** @param {string} version */
function refuseOldNode(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return
  throw new Error(
    `Forecourt needs Node ${oldestNode} or later to install and start. This is Node ${version}.`,
  )
}
