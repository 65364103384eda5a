/**
 * An invalid value that somebody sent. `path` is the name of a parameter, or a path in the body as in
 * `vehicleDetails.make`, '' for the whole body; `message` never repeats the value, which may be personal.
 */
export interface Fault {
  path: string
  message: string
}
