import Alert from '@mui/material/Alert'

/** Above a request that its applicant has withdrawn. The rules refuse every step, too. */
export const WithdrawnBand = ({ at }: { at: string }) => (
  <Alert severity="error" variant="filled" sx={{ mb: 2 }}>
    <strong>Withdrawn by the applicant.</strong> <span>{at}</span>
    <div>
      Do nothing more with it. You can write notes, tell the applicant, and move it to the trash,
      from where an owner erases it.
    </div>
  </Alert>
)
