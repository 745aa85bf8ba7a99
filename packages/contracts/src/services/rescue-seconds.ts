/** How long a rescue can be called off before anybody is told. */
export const RESCUE_SECONDS = 10
