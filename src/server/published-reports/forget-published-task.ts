// Stub.
export const forgetPublishedTask = () => Promise.resolve();
