import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { departments } from '@/content/departments'
import { CardGrid } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { DepartmentCard } from './DepartmentCard'

export default function DepartmentsPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <PageTitle>Our Departments</PageTitle>
      <Typography sx={{ mb: 4, maxWidth: '40rem', fontSize: '1.125rem' }}>
        Twelve departments do the association’s work. Choose the one that fits your question; its
        form takes you there.
      </Typography>
      <CardGrid ordered minWidth="20rem">
        {departments.map((department, index) => (
          <DepartmentCard key={department.title} department={department} number={index + 1} />
        ))}
      </CardGrid>
    </Container>
  )
}
